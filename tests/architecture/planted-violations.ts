/** For each rule of .dependency-cruiser.cjs: an import that breaks it. The test creates the files. */
export interface Violation {
  rule: string
  from: string
  /** The import specifier, and the file that it resolves to if it is one of ours. */
  imports: string
  to?: string
  /** A whole statement when a plain import is not enough. */
  statement?: string
}

function own(rule: string, from: string, to: string): Violation {
  return { rule, from, to, imports: `@/${to.replace(/\.tsx?$/, '')}` }
}

export const plantedViolations: Violation[] = [
  own('pages-are-sentences', 'pages/orders.tsx', 'hooks/orders/orders.mutations.ts'),
  own('application-shell', 'pages/_app.tsx', 'hooks/users/users.queries.ts'),
  own('rendering-serves-the-browser', 'rendering/serve.tsx', 'server/orders/list-orders.ts'),
  own('only-the-document-renders', 'components/layout/frames/Shell.tsx', 'rendering/serve.tsx'),
  own('pages-are-sentences', 'pages/orders.tsx', 'hooks/orders/orders.queries.ts'),
  own('api-door', 'pages/api/[...path].ts', 'services/orders/orders.rules.ts'),
  own('components-fetch-through-hooks', 'components/orders/OrderTable.tsx', 'services/orders/orders.service.ts'),
  own(
    'components-leave-other-features-alone',
    'components/orders/list/myOrdersColumns.tsx',
    'components/credit/CreditCard.tsx',
  ),
  own('bricks-know-no-feature', 'components/ui/display/Money.tsx', 'components/credit/CreditLimit.tsx'),
  own('bricks-know-no-feature', 'components/ui/Total.tsx', 'hooks/orders/useTotal.ts'),
  own('hooks-know-no-screen', 'hooks/orders/orders.queries.ts', 'components/orders/detail/CustomerOrderScreen.tsx'),
  own('contexts-stand-below-hooks', 'contexts/LoginContext.tsx', 'components/auth/AuthDialog.tsx'),
  own('contexts-stand-below-hooks', 'contexts/QuotationContext.tsx', 'hooks/simulation/useQuotation.ts'),
  own('services-share-contracts-only', 'services/orders/order-list.service.ts', 'services/credit/credit.service.ts'),
  own('contracts-stay-pure', 'services/orders/total.rules.ts', 'services/orders/wire.service.ts'),
  own('styles-know-the-theme', 'styles/antdThemes.ts', 'services/config/env.ts'),
  own('server-features-meet-at-services', 'server/orders/workflow/cancel-order.ts', 'server/stock/stock.repository.ts'),
  own('server-features-meet-at-services', 'server/orders/order.mapper.ts', 'services/orders/mapping.service.ts'),
  own('server-foundations-carry-no-feature', 'server/http/allow.ts', 'server/auth/session.repository.ts'),
  own('server-root-composes-the-server', 'server/app.ts', 'services/http/client.ts'),
  own('only-repositories-touch-drizzle', 'server/orders/count-orders.ts', 'server/db/schema/orders.ts'),
  { rule: 'only-repositories-touch-drizzle', from: 'server/orders/finish-order.ts', imports: 'drizzle-orm' },
  own('only-notify-queues-mails', 'server/orders/announce.ts', 'server/mail/outbox.ts'),
  { rule: 'only-http-imports-axios', from: 'services/coupons/coupons.service.ts', imports: 'axios' },
  { rule: 'only-link-imports-next-link', from: 'components/coupons/CouponLink.tsx', imports: 'next/link' },
  {
    ...own('browser-never-reaches-server', 'components/orders/OrderRow.tsx', 'server/orders/orders.repository.ts'),
    statement: `import type { planted } from '@/server/orders/orders.repository'\nexport type Row = typeof planted`,
  },
  own('browser-never-reaches-server', 'hooks/stock/useStock.ts', 'server/stock/count.service.ts'),
  { rule: 'browser-never-uses-node', from: 'hooks/users/useFile.ts', imports: 'node:fs' },
  own('nothing-imports-pages', 'components/layout/Header.tsx', 'pages/index.tsx'),
  own('production-never-imports-tests', 'server/mail/send.ts', 'tests/factories/user.ts'),
  own('production-never-imports-tests', 'server/jobs/work.ts', 'scripts/seed.ts'),
  { rule: 'production-never-imports-development-packages', from: 'server/mail/preview.ts', imports: 'fast-check' },
  {
    ...own('no-circles', 'services/nps/first.rules.ts', 'services/nps/second.rules.ts'),
    statement: `import { planted } from './second.rules'\nexport const first = () => planted`,
  },
  {
    ...own('no-circles', 'services/nps/first.schema.ts', 'services/nps/second.schema.ts'),
    statement: `import type { Second } from './second.schema'\nexport type First = { second?: Second }`,
  },
  { rule: 'nothing-unresolvable', from: 'services/nps/lost.rules.ts', imports: './nowhere' },
]

/** Imports that the rules must allow: the path of a request from the page to the database. */
export const allowedImports: [from: string, to: string][] = [
  ['pages/tickets.tsx', 'components/tickets/TicketScreen.tsx'],
  ['components/tickets/TicketScreen.tsx', 'hooks/tickets/tickets.queries.ts'],
  ['components/tickets/TicketRow.tsx', 'components/ui/feedback/StatusTag.tsx'],
  ['components/tickets/TicketForm.tsx', 'services/tickets/ticket.schema.ts'],
  ['hooks/tickets/tickets.queries.ts', 'services/tickets/tickets.service.ts'],
  ['components/layout/app/QuotationProvider.tsx', 'hooks/simulation/useQuotation.ts'],
  ['contexts/stores/theme.store.ts', 'services/browser/persisted-store.ts'],
  ['components/ui/tables/SearchField.tsx', 'services/browser/use-debounced-value.ts'],
  ['services/tickets/tickets.service.ts', 'services/http/api.ts'],
  ['services/tickets/tickets.service.ts', 'services/orders/workflow/stages.rules.ts'],
  ['pages/api/door.ts', 'server/root.ts'],
  ['server/root.ts', 'server/tickets/tickets.routes.ts'],
  ['server/tickets/tickets.routes.ts', 'server/http/route.ts'],
  ['server/tickets/tickets.routes.ts', 'server/tickets/open-ticket.ts'],
  ['server/tickets/open-ticket.ts', 'server/tickets/tickets.repository.ts'],
  ['server/tickets/open-ticket.ts', 'server/notifications/notifications.service.ts'],
  ['server/tickets/open-ticket.ts', 'services/tickets/ticket.schema.ts'],
  ['server/tickets/tickets.repository.ts', 'server/db/schema/tickets.ts'],
]
