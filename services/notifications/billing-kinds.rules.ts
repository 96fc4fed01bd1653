const INVOICE = { bell: 'on', mail: 'on', group: 'billing', isBusiness: true } as const

/**
 * How events of billing reach people (`kinds.rules.ts`). Customers hear of them who answer for their company's invoices;
 * of staff, FINANCEIRO gets one list a day instead of a mail for each invoice.
 */
export const BILLING_RULES = {
  invoice_issued: {
    ...INVOICE,
    customer: { label: 'Fatura nova', description: 'Quando ela sai, com o código Pix', needs: 'company:billing' },
  },
  invoice_due_soon: {
    ...INVOICE,
    customer: {
      label: 'Fatura perto do vencimento',
      description: 'Três dias úteis antes',
      needs: 'company:billing',
    },
  },
  invoice_due_today: {
    ...INVOICE,
    customer: {
      label: 'Fatura que vence hoje',
      description: 'No último dia sem multa e juros',
      needs: 'company:billing',
    },
  },
  invoice_late: {
    ...INVOICE,
    customer: {
      label: 'Fatura vencida',
      description: 'Um, 5, 15 e 30 dias depois, enquanto não for paga',
      needs: 'company:billing',
    },
  },
  invoice_paid: {
    ...INVOICE,
    customer: { label: 'Pagamento recebido', description: 'Quando a fatura fica paga', needs: 'company:billing' },
  },
  invoice_list: {
    ...INVOICE,
    staff: {
      label: 'Faturas do dia',
      description: 'Uma lista em cada dia útil: as que vencem e as vencidas',
      needs: 'invoices:manage',
    },
  },
  invoice_document_rejected: {
    ...INVOICE,
    mail: 'never',
    staff: {
      label: 'Documento fiscal rejeitado',
      description: 'Quando o emissor recusa o de uma fatura',
      needs: 'invoices:manage',
    },
  },
} as const
