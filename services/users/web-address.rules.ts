/**
 * The endings of addresses that a mail program may turn into a link. Left out are those that are written after a dot in
 * Brazilian company names, too: `Ltda.ME`, `Cia.de`.
 */
const ENDINGS =
  'com|br|net|org|gov|edu|io|app|dev|ai|co|xyz|info|biz|site|online|website|shop|store|loja|club|top|vip|icu|fun|live|link|click|page|blog|cloud|tech|space|pt|eu|us|uk|ru|cn|cc|gg|ly|example'

/** A protocol, `www.`, a known ending, or any ending with a path behind it. */
const WEB_ADDRESS = new RegExp(
  [
    ':\\/\\/',
    '(?<![\\p{L}\\d])www\\.',
    `[\\p{L}\\d]\\.(?:${ENDINGS})(?![\\p{L}\\d-])`,
    '[\\p{L}\\d]\\.(?!(?:ltda|me|epp|eireli)\\b)\\p{L}{2,}(?::\\d+)?[/?#]',
  ].join('|'),
  'iu',
)

/** Companies that are called like their site, before their legal form: `Decolar.com Ltda.`, `Amazon.com Serviços`. */
const CALLED_LIKE_THEIR_SITE = /^[\p{L}\d-]+\.com(?=\s+\p{L})/iu

/** `Com.` for commerce among other abbreviations: `Ind.Com.Imp. Ltda.` */
const COMMERCE = /(?<=[\p{L}\d]\.)com\.(?!br(?![\p{L}\d]))/giu

/**
 * Whether a name holds something that looks like an address of the web: names go into mails, where that would be a link
 * to anywhere. The dots of `S.A.`, `J.B. Transportes` and `2.0 Sistemas` are none. A real name with an ending of that
 * list is refused as well (`Via.Net`), and can be written with a blank.
 */
export const hasWebAddress = (name: string): boolean => WEB_ADDRESS.test(name.normalize('NFKC'))

/** The same for the name of a company, which may begin with a `.com` and may abbreviate `comércio`. */
export const hasWebAddressInCompanyName = (name: string): boolean =>
  hasWebAddress(name.normalize('NFKC').replace(CALLED_LIKE_THEIR_SITE, '').replace(COMMERCE, ''))
