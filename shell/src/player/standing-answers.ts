// In a separate module, so that the schemas load with the first call that needs them.
export { AgreementStatusAnswer, StandingAnswer } from '@touchline/contracts/identity';
export { playerStanding } from '@touchline/domain/navigation';
