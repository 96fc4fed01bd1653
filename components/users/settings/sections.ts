/** The sections of the settings, in their order; the ids are addresses: `/platform/settings#privacidade`. */
export const SECTIONS = {
  data: { id: 'dados', title: 'Seus dados' },
  password: { id: 'senha', title: 'Senha' },
  sessions: { id: 'sessoes', title: 'Sessões' },
  appearance: { id: 'aparencia', title: 'Aparência' },
  /** Of who manages a company; `BillingEmailCard` is its part. */
  billing: { id: 'cobranca', title: 'Cobrança' },
  notifications: { id: 'avisos', title: 'Avisos' },
  privacy: { id: 'privacidade', title: 'Privacidade' },
} as const
