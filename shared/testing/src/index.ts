export {
  createTestContext,
  type TestContext,
  type TestContextOptions,
  type TrackedEvent,
} from './create-test-context.ts';
export { createTestBus, type TestBus } from './test-bus.ts';
export { createTestClock, type TestClock } from './test-clock.ts';
export { installDialogs } from './install-dialogs.ts';
export { type Answer, createTestHttp, refusing, type TestHttp } from './test-http.ts';
export { createTestI18n } from './test-i18n.ts';
export { createTestLive, type TestLive } from './test-live.ts';
export { createTestNavigation, type TestNavigation } from './test-navigation.ts';
export { createTestResources } from './test-resources.ts';
export { createTestStorage } from './test-storage.ts';
export { mountView, type MountedTestView } from './mount-view.ts';
export { type Fault, FAULTS, type Faults, HOST_SERVICES, type HostService } from './faults.ts';
export { type WatchedContext, watchSubscriptions } from './subscriptions.ts';
