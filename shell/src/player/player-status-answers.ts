// In a separate module, so that the schemas load with the first call that needs them.
export { AgreementStatusAnswer, PlayerStatusAnswer } from '@touchline/contracts/identity';
export { toPlayerStatus } from '@touchline/domain/navigation';
