/** What people here begin a password with and the international list does not know. */
const PORTUGUESE = [
  ...['senha', 'minhasenha', 'mudar', 'trocar', 'acesso', 'entrar', 'admin', 'usuario', 'teste', 'empresa', 'trabalho'],
  ...['bemvindo', 'brasil', 'saopaulo', 'riodejaneiro', 'futebol', 'familia', 'amor', 'teamo', 'deus', 'jesus'],
  ...['deusefiel', 'felicidade', 'saudade', 'estrela', 'princesa', 'gatinha', 'cachorro', 'chocolate', 'brasileiro'],
  ...['flamengo', 'corinthians', 'palmeiras', 'santos', 'vasco', 'gremio', 'cruzeiro', 'internacional', 'botafogo'],
  ...['fluminense', 'atletico', 'bahia', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'],
  ...['janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro'],
  ...['novembro', 'dezembro', 'verao', 'outono', 'inverno', 'primavera', 'qwertyuiop', 'asdfgh', 'abcd'],
]

/** How much may follow or precede a common word before the whole is something else: a year, an exclamation mark. */
const ORNAMENT = 5

let list: Promise<Set<string>> | undefined

/** Loaded with the first password that somebody chooses. */
async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...PORTUGUESE].map(String))
}

/**
 * True for a password that is among the first that are tried: one of the list, in any case, or one of the list with a
 * few digits or signs before or after it (`Senha123`, `Flamengo@2026`).
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const known = await (list ??= load())
  const folded = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (known.has(folded)) return true
  const core = folded.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return folded.length - core.length <= ORNAMENT && known.has(core)
}
