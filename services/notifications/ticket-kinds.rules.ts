const TICKET = { bell: 'on', mail: 'on', group: 'tickets' } as const

/** How events of tickets reach people (`kinds.rules.ts`): their opener and followers, and the staff whose they are. */
export const TICKET_RULES = {
  ticket_reply: {
    ...TICKET,
    customer: {
      label: 'Resposta da Arrenda',
      description: 'Nos chamados que você abriu ou acompanha',
      needs: 'tickets:use',
    },
    staff: { label: 'Resposta do cliente', description: 'Nos chamados que são seus', needs: 'tickets:manage' },
  },
  ticket_closed: {
    ...TICKET,
    customer: { label: 'Chamado encerrado', description: 'Com o pedido de avaliação', needs: 'tickets:use' },
  },
  ticket_new: {
    ...TICKET,
    mail: 'off',
    staff: { label: 'Chamado novo', description: 'Quando um cliente abre um chamado', needs: 'tickets:manage' },
  },
  ticket_warning: {
    ...TICKET,
    mail: 'off',
    isBusiness: true,
    staff: {
      label: 'Prazo de chamado perto do fim',
      description: 'Quando três quartos do tempo passaram',
      needs: 'tickets:manage',
    },
  },
  ticket_breach: {
    ...TICKET,
    isBusiness: true,
    staff: { label: 'Chamado atrasado', description: 'Quando um prazo passa', needs: 'tickets:manage' },
  },
} as const
