/** How long open invoices are late, in days from the due day that counts. */
export const RECEIVABLE_AGES = ['not_due', 'days_1_15', 'days_16_30', 'days_31_60', 'days_over_60'] as const

export type ReceivableAge = (typeof RECEIVABLE_AGES)[number]

export const AGE_LABEL: Readonly<Record<ReceivableAge, string>> = {
  not_due: 'A vencer',
  days_1_15: '1 a 15 dias',
  days_16_30: '16 a 30 dias',
  days_31_60: '31 a 60 dias',
  days_over_60: 'Mais de 60',
}
