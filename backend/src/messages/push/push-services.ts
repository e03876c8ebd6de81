/**
 * Hosts of the push services of browsers, a leading `*.` for all names below. The server sends requests to no other
 * address that a browser names, or players could make it reach into its own network.
 */
export const PUSH_SERVICES: readonly string[] = [
  // Chrome, Edge on Android, Opera, Samsung Internet.
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  // Edge on Windows.
  '*.notify.windows.com',
];

/** Whether an endpoint is one of a push service: https, its host and port, no user in it. */
export function isOfPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) {
    return false;
  }
  const { protocol, host, username, password } = new URL(endpoint);
  return (
    protocol === 'https:' &&
    username === '' &&
    password === '' &&
    services.some((service) =>
      service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service,
    )
  );
}
