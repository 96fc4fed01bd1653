const PASSWORD = 'Arrenda2026'

const LOG_INS = [
  ['gestor@horizonte.example', 'company admin of Horizonte Engenharia'],
  ['comprador@horizonte.example', 'buyer for two companies'],
  ['colaborador@horizonte.example', 'uses the equipment'],
  ['livia.prado@horizonte.example', 'manager, asked for a rating (NPS)'],
  ['gestor@atlantica.example', 'company admin of Atlântica Logística'],
  ['davi.lins@vilaserena.example', 'manager of Vila Serena, asked for a rating (NPS)'],
  ['admin@arrenda.example', 'staff: ADMINISTRADOR'],
  ['financeiro@arrenda.example', 'staff: FINANCEIRO'],
  ['operacao@arrenda.example', 'staff: OPERAÇÃO'],
  ['juridico@arrenda.example', 'staff: JURÍDICO'],
  ['produto@arrenda.example', 'staff: PRODUTO'],
  ['gerente@arrenda.example', 'staff: GERENTE VENDEDOR'],
  ['vendedor@arrenda.example', 'staff: VENDEDOR'],
]

const LOOPBACK = /^(127\.|::1$|localhost$)/

/**
 * The text shown once everything runs.
 * @param {{ address: string, host?: string, demoData: boolean }} settings
 * @param {number} seconds the duration of the start
 */
export function welcome({ address, host, demoData }, seconds) {
  const width = Math.max(...LOG_INS.map(([email = '']) => email.length))
  const logIns = LOG_INS.map(([email = '', note]) => `  ${email.padEnd(width)}  ${note}`)
  return [
    '',
    `Arrenda is at ${address} (ready after ${seconds.toFixed(1)} s). Ctrl-C stops it.`,
    ...(host && LOOPBACK.test(host) ? [`Only this computer can open it; HOST=0.0.0.0 opens it to the network.`] : []),
    ...(demoData ? ['', `Demo log-ins, each with the password ${PASSWORD}:`, ...logIns, ''] : []),
  ].join('\n')
}
