/** Where people of the platform write to when something needs a person. */
export const SUPPORT_MAIL = 'atendimento@arrenda.example'
