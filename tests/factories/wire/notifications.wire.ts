import type {
  Notification,
  NotificationChoice,
  NotificationPage,
  NotificationPreferences,
} from '@/services/notifications/notifications.schema'

/** An unread notification of Marina's. */
export const wireNotification = (overrides: Partial<Notification> = {}): Notification => ({
  id: 41,
  kind: 'order_turn',
  title: 'Envie os documentos da empresa',
  text: 'Pedido 000128 · prazo: terça, 24/11, às 18h',
  href: '/platform/my-orders/000128',
  created_at: '2026-11-21T11:00:00.000Z',
  read_at: null,
  company: { id: 1, corporate_name: 'Horizonte Engenharia Ltda.' },
  ...overrides,
})

export const wireNotificationPage = (results: Notification[] = [wireNotification()]): NotificationPage => ({
  count: results.length,
  next: null,
  previous: null,
  results,
  unread: results.filter(({ read_at }) => read_at === null).length,
})

export const wireChoice = (overrides: Partial<NotificationChoice> = {}): NotificationChoice => ({
  kind: 'order_turn',
  bell: true,
  mail: true,
  is_always_mailed: false,
  default_bell: true,
  default_mail: true,
  ...overrides,
})

export const wirePreferences = (overrides: Partial<NotificationPreferences> = {}): NotificationPreferences => ({
  orders: true,
  tickets: true,
  news: false,
  choices: [wireChoice(), wireChoice({ kind: 'order_late' }), wireChoice({ kind: 'equipment_assigned' })],
  ...overrides,
})
