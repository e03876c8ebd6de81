import { testPluginContract } from '@touchline/testing/contract';
import { plugin } from './plugin.ts';

testPluginContract(plugin, { inputs: { 'sport.scorecard': { eventId: 7 } } });
