/** What becomes of an invoice: `draft` is not issued, `late` paid by nobody, `half paid` by its first half, `cancelled` and issued anew. */
type Fate = 'draft' | 'late' | 'half paid' | 'cancelled'

/** Invoices by their company and how many months ago their month was; all others are paid the day before they are due. */
export const FATES: readonly { company: string; monthsAgo: number; fate: Fate }[] = [
  // With an exchange and an upgrade inside the month (`CHANGES`).
  { company: 'serraazul', monthsAgo: 1, fate: 'draft' },
  { company: 'tresrios', monthsAgo: 2, fate: 'late' },
  { company: 'monteclaro', monthsAgo: 2, fate: 'half paid' },
  { company: 'santaaurora', monthsAgo: 2, fate: 'cancelled' },
]

export const CANCELLED_BECAUSE = 'O cliente pediu a fatura com o número da ordem de compra.'

/** Companies that pay by Pix; the others transfer. */
export const PAY_BY_PIX: readonly string[] = ['horizonte', 'vilaserena', 'estudionorte', 'monteclaro']

/** Billed apart from the months, and not issued yet. */
export const LOST_PHONE = {
  company: 'riodoce',
  note: 'Valor de reposição previsto no contrato.',
  line: {
    kind: 'LOSS',
    label: 'Celular Orbe 6 perdido na obra',
    quantity: 1,
    unit_amount: '1940.00',
    reason: 'Boletim de ocorrência registrado; o seguro não cobre perda sem roubo.',
  },
} as const

/** What is swapped in the middle of the last month: a unit by a like one, another by a better one. */
export const CHANGES = [
  {
    company: 'serraazul',
    by: 'gestor@serraazul.example',
    product: 'Vertex 14',
    reason: 'A tela pisca e apaga quando a tampa se move.',
  },
  {
    company: 'serraazul',
    by: 'gestor@serraazul.example',
    product: 'Prisma L200',
    better: 'Prisma L500',
    reason: 'A safra dobrou as impressões: a fila não anda.',
  },
] as const
