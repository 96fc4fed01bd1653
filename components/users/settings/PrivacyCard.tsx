import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { ConsentLink } from '@/components/layout/app/ConsentLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { toast } from '@/components/ui/feedback/toast'
import { Link } from '@/components/ui/navigation/Link'
import { useDownloadOwnData } from '@/hooks/users/account.mutations'
import { consentsQueryOptions } from '@/hooks/users/account.queries'
import { env } from '@/services/config/env'
import { paths } from '@/services/config/paths'
import { formatDayAndTime, formatDay } from '@/services/format/format.rules'
import type { Consent } from '@/services/users/privacy.schema'
import { ErasureRow } from './ErasureRow'
import { PrivacyLine } from './PrivacyLine'
import { RequestsRow } from './RequestsRow'
import { SECTIONS } from './sections'

/** What the person agreed to, their copy of their data, and the way out (LGPD, art. 18). */
export const PrivacyCard = () => {
  const { data: consents } = useQuery(consentsQueryOptions())
  const { mutateAsync: download, isPending } = useDownloadOwnData()
  const save = (): Promise<void> =>
    download().then(
      () => toast.success('Arquivo com seus dados salvo.'),
      () => undefined, // The one place that shows errors has shown it.
    )
  return (
    <Card {...SECTIONS.privacy} flush extra={<Link href={paths.privacyPolicy()}>Política de privacidade</Link>}>
      <PrivacyRow title="Seu consentimento" words={consentText(consents)} />
      {env.analyticsId && (
        <PrivacyRow
          title="Contagem de visitas"
          words="Você decide se podemos contar suas visitas, e muda quando quiser."
        >
          <ConsentLink />
        </PrivacyRow>
      )}
      <PrivacyRow
        title="Seus dados"
        words="Um arquivo JSON com sua conta, consentimentos, sessões, preferências, avaliações e o que você fez aqui."
      >
        <PlainButton
          busy={isPending}
          icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => void save()}
        >
          Baixar meus dados
        </PlainButton>
      </PrivacyRow>
      <RequestsRow />
      <ErasureRow />
    </Card>
  )
}

/** One matter of privacy: what it is, and what can be done. */
const PrivacyRow = ({ title, words, children }: { title: string; words: string; children?: ReactNode }) => (
  <PrivacyLine>
    <div>
      <b>{title}</b>
      <p>{words}</p>
    </div>
    {children}
  </PrivacyLine>
)

function consentText(consents: readonly Consent[] | undefined): string {
  if (!consents) return 'Carregando…'
  const [newest] = consents
  if (!newest) return 'Não há aceite registrado para a sua conta. Leia a política quando quiser.'
  return `Política de ${formatDay(newest.version)}, aceita em ${formatDayAndTime(newest.created_at)}.`
}
