import type { RouteDefinition } from '@touchline/plugin-api';
import { routesLike } from '@touchline/plugin-api/routes';

const coming = routesLike({
  layout: 'default',
  access: 'auth',
  title: (name) => `title.${name}`,
  view: () => import('@touchline/ui/coming'),
});

/** Pages still to come, each with what its route already decides: layout, access, conditions. */
export const comingRoutes: readonly RouteDefinition[] = [
  coming('paymentRequests', '/office/payment/requests', {
    title: 'title.consultant',
    when: { key: 'config.paymentConsultant' },
  }),
  coming('paymentCreateRequest', '/office/payment/create-request/:topicId', {
    title: 'title.consultant',
    when: { key: 'config.paymentConsultant' },
  }),
  coming('paymentTransactions', '/office/payment/create-request/:topicId/transactions', {
    title: 'title.consultant',
    when: { key: 'config.paymentConsultant' },
  }),
  coming(
    'paymentTransaction',
    '/office/payment/create-request/:topicId/transactions/:transactionId',
    { title: 'title.consultant', when: { key: 'config.paymentConsultant' } },
  ),
  coming('paymentSubTopic', '/office/payment/create-request/:topicId/:subTopicId', {
    title: 'title.consultant',
    when: { key: 'config.paymentConsultant' },
  }),
];
