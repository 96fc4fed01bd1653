import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { Notice } from '@/components/ui/feedback/Notice'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { Link } from '@/components/ui/navigation/Link'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { managedSimulatorQueryOptions } from '@/hooks/catalogue/simulators.queries'
import type { ManagedSimulator } from '@/services/catalogue/simulators/simulators.schema'
import { paths } from '@/services/config/paths'
import { formatCount, formatList } from '@/services/format/format.rules'
import { isNotFound } from '@/services/http/api-error.rules'
import { flex } from '@/styles/mixins'
import { SimulatorActions } from './SimulatorActions'

// Formik and the schemas arrive behind the page's title.
const SimulatorForm = lazyPart(
  () => import('./SimulatorForm').then((module) => module.SimulatorForm),
  () => <FormSkeleton fields={4} />,
)
const Questions = lazyPart(
  () => import('../questions/Questions').then((module) => module.Questions),
  () => <FormSkeleton fields={4} />,
)

const ABOVE = [{ label: 'Simuladores', href: paths.admin.simulators() }]

/** A new simulator. */
export const NewSimulatorScreen = () => (
  <>
    <PageHeader
      title="Novo simulador"
      above={ABOVE}
      facts="Ele começa desativado: perguntas, tipos de produto, planos e pacotes vêm depois."
    />
    <Sheet>
      <SimulatorForm simulator={null} />
    </Sheet>
  </>
)

/** One simulator, by the id in the address. */
export const SimulatorScreen = () => {
  const id = useRouteId('simulatorId')
  const isNoId = Number.isNaN(id)
  const { data: simulator, error, refetch } = useQuery(managedSimulatorQueryOptions(isNoId ? undefined : id))
  if (simulator) return <Simulator key={simulator.id} simulator={simulator} />
  if (isNoId || isNotFound(error)) return <Unknown />
  if (error)
    return <FailedState heading="h1" title="Não foi possível carregar o simulador" onRetry={() => void refetch()} />
  return <FormSkeleton fields={6} />
}

const Simulator = ({ simulator }: { simulator: ManagedSimulator }) => (
  <>
    <PageHeader
      column
      title={simulator.name}
      above={ABOVE}
      tag={!simulator.active && <StatusTag tone="neutral">Desativado</StatusTag>}
      facts={factsOf(simulator)}
      actions={<SimulatorActions simulator={simulator} />}
    />
    <Sheet>
      {simulator.missing.length > 0 && (
        <Notice tone="warn" title={simulator.active ? 'Este simulador está incompleto' : 'Ainda não pode ser ativado'}>
          Falta: {formatList(simulator.missing)}. Complete em <Link href={paths.admin.productTypes()}>Tipos</Link>,{' '}
          <Link href={paths.admin.plans()}>Planos</Link>,{' '}
          <Link href={paths.admin.servicePackages()}>Pacotes de serviço</Link> e nas perguntas abaixo.
        </Notice>
      )}
      <SimulatorForm simulator={simulator} />
      <Questions simulator={simulator} />
    </Sheet>
  </>
)

const factsOf = ({ products_count, plans_count, service_packages_count, open_quotations }: ManagedSimulator): string =>
  [
    formatCount(products_count, 'produto ativo', 'produtos ativos'),
    formatCount(plans_count, 'plano', 'planos'),
    formatCount(service_packages_count, 'pacote de serviço', 'pacotes de serviço'),
    formatCount(open_quotations, 'simulação em andamento', 'simulações em andamento'),
  ].join(' · ')

const Unknown = () => (
  <NotFoundState
    title="Não encontramos esse simulador"
    description="Ele pode ter sido excluído. Confira na lista."
    back={{ label: 'Ver simuladores', href: paths.admin.simulators() }}
  />
)

const Sheet = styled.div`
  ${flex.stack};
  gap: 16px;
  max-width: 1120px;
`
