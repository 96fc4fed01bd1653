/** Arrenda, as its documents name it. */
export const ISSUER = { name: 'Arrenda Locação de Equipamentos', cnpj: 'BRLOC001000108' } as const
