/** The address of our customer service. */
export const SUPPORT_MAIL = 'atendimento@arrenda.example'
