export { AlertsAnswer } from '@touchline/contracts/alerts';
