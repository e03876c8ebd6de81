// Loaded with `System.import('axios')` by the first call that needs it, off the critical path.
export { AxiosError, AxiosHeaders, default } from 'axios';
