/** What is erased with a user's data (LGPD, art. 18, VI). */
export const ERASED = [
  'Nome, e-mail e celular, também no histórico, em notas e em endereços',
  'Senha e sessões abertas',
  'Preferências de aviso, os e-mails que enviamos a você e arquivos que você não chegou a enviar',
] as const

/** What is kept, for how long and why (LGPD, art. 16, I). */
export const KEPT = [
  {
    what: 'Contratos e termos assinados, com os dados de quem assinou, e os pedidos, sem o seu nome',
    why: 'Por 5 anos depois do fim do contrato: o Código Tributário Nacional e o Código Civil exigem.',
  },
  {
    what: 'Chamados e o que foi escrito e anexado neles, sem o seu nome, e-mail e celular',
    why: 'Para que sua empresa continue o atendimento e para provar o que foi combinado.',
  },
  {
    what: 'Registros de acesso',
    why: 'Por 6 meses: o Marco Civil da Internet exige.',
  },
  {
    what: 'O registro dos seus consentimentos e deste pedido',
    why: 'Para provar que cumprimos a lei.',
  },
] as const

/** Replaces an erased name. */
export const ERASED_NAME = 'Pessoa removida'

export const REQUEST_STATUSES = ['pending', 'done', 'refused'] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]
