// In a separate module, so that the schemas load with the first call that needs them.
export {
  AgreementStatusAnswer,
  playerStanding,
  StandingAnswer,
} from '@touchline/contracts/identity';
