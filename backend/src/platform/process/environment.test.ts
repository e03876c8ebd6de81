import { describe, expect, it } from 'vitest';
import { nodeProblem } from '../../../bin/check-node.mjs';
import { mayKeepDemoPlayer, mayOfferTestProviders, readEnvironment } from './environment.ts';

describe('the environment', () => {
  it('the environment needs nothing to be set', () => {
    expect(readEnvironment({})).toMatchObject({
      MODE: 'production',
      HOST: '127.0.0.1',
      PORT: 8080,
      DATA_DIR: '.data',
    });
  });

  it('the environment treats an empty variable as one that is not set', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '' }).PORT).toBe(8080);
  });

  it.each([
    [{ PORT: '99999' }, 'PORT=99999 is not valid'],
    [{ PORT: 'eighty' }, 'PORT=eighty is not valid'],
    [
      { DATABASE_URL: 'mysql://me:secret@x' },
      'DATABASE_URL is not valid: must start with postgres://',
    ],
    [{ OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN is not valid'],
    [
      { COUNTRY_HEADER: 'cf-ipcountry' },
      'COUNTRY_HEADER is believed of trusted proxies alone; set TRUST_PROXY too.',
    ],
    [{ TLS_CERT: '/cert.pem' }, 'TLS_CERT and TLS_KEY must be set together.'],
  ])('the environment %o is refused in one line', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
    try {
      readEnvironment(variables);
    } catch (error) {
      expect((error as Error).message).not.toMatch(/\n|secret/);
    }
  });
});

describe('test providers and the demo player', () => {
  it.each([
    [{}, false, false],
    [{ NODE_ENV: 'development' }, false, false],
    [{ TEST_PROVIDERS: 'on', DEMO_PLAYER: 'on' }, false, false],
    [{ MODE: 'development' }, true, true],
    [{ MODE: 'development', TEST_PROVIDERS: 'off' }, false, false],
    [{ MODE: 'development', DEMO_PLAYER: 'off' }, true, false],
  ])(
    'the test providers and demo player with %o are offered: %s, kept: %s',
    (variables, isOffered, isKept) => {
      const environment = readEnvironment(variables);
      expect(mayOfferTestProviders(environment)).toBe(isOffered);
      expect(mayKeepDemoPlayer(environment)).toBe(isKept);
    },
  );
});

describe('the version of Node', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v100.1.0'])(
    'the Node version %s is supported',
    (version) => {
      expect(nodeProblem(version)).toBeUndefined();
    },
  );
  it.each(['v20.18.3', 'v18.20.0', 'v0.12.18'])(
    'the Node version %s is reported as too old',
    (version) => {
      expect(nodeProblem(version)).toBe(
        `Touchline needs Node.js 20.19 or newer; this is ${version}.`,
      );
    },
  );
});
