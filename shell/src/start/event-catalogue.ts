// In a separate module, so that the schemas of events load with the first event.
export { BUS_EVENTS } from '@touchline/contracts/plugins';
