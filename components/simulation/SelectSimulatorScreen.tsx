import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { Money } from '@/components/ui/display/Money'
import { Picture } from '@/components/ui/drawings/Picture'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useLogin } from '@/contexts/LoginContext'
import { simulatorsQueryOptions } from '@/hooks/simulation/simulation.queries'
import { useBeginSimulation } from '@/hooks/simulation/useBeginSimulation'
import { paths } from '@/services/config/paths'
import type { Simulator } from '@/services/simulation/simulation.schema'
import { flex, font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import { CardsSkeleton, LoadFailure } from './SimulationStates'

// Formik and the masks are loaded when a visitor begins.
const VisitorDialogForm = lazyPart(() =>
  import('./visitors/VisitorDialogForm').then((module) => module.VisitorDialogForm),
)

export const SIMULATORS_HEADING = {
  title: 'O que sua empresa precisa?',
  facts: 'Escolha por onde começar. Depois você pode juntar outros equipamentos no mesmo pedido.',
}

/** The first page of the simulator. */
export const SelectSimulatorScreen = () => {
  const { data, error, isError, refetch } = useQuery(simulatorsQueryOptions())
  const { mutate: begin, isPending, variables } = useBeginSimulation()
  const { isLogged } = useLogin()
  const [visitorSimulator, setVisitorSimulator] = useState<number | null>(null)
  const hasDialog = useOnceOpened(visitorSimulator !== null)
  return (
    <>
      <PageHeader
        {...SIMULATORS_HEADING}
        actions={isLogged && <ButtonLink href={paths.platform.quotations()}>Minhas cotações</ButtonLink>}
      />
      {data ? (
        <Grid>
          {data.map((simulator) => (
            <li key={simulator.id}>
              <SimulatorCard
                simulator={simulator}
                isBusy={isPending && variables.simulator === simulator.id}
                onBegin={() => {
                  if (!isLogged) setVisitorSimulator(simulator.id)
                  else if (!isPending) begin({ simulator: simulator.id })
                }}
              />
            </li>
          ))}
        </Grid>
      ) : isError ? (
        <LoadFailure what="os simuladores" error={error} onRetry={() => void refetch()} />
      ) : (
        <CardsSkeleton label="Carregando os simuladores" count={4} />
      )}
      {hasDialog && <VisitorDialogForm simulator={visitorSimulator} onClose={() => setVisitorSimulator(null)} />}
    </>
  )
}

type CardProps = { simulator: Simulator; isBusy: boolean; onBegin: () => void }

const SimulatorCard = ({ simulator, isBusy, onBegin }: CardProps) => (
  <Card type="button" onClick={onBegin} aria-busy={isBusy}>
    <Tile>
      <Picture image={simulator.image} />
    </Tile>
    <span>
      <Name>
        {simulator.name}
        <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
      </Name>
      <small>{isBusy ? 'Abrindo a simulação…' : simulator.description}</small>
      <em>
        {simulator.starting_price === null ? (
          'Sem unidades agora'
        ) : (
          <>
            a partir de <Money value={simulator.starting_price} perMonth strong />
          </>
        )}
      </em>
    </span>
  </Card>
)

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  ${below.hero} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
`

const Tile = styled.span`
  display: block;
  height: 148px;
  ${below.phone} {
    flex: none;
    width: 96px;
    height: 84px;
  }
`

const Name = styled.b`
  ${flex.between};
  gap: 8px;
  ${font.choiceTitle};
  font-weight: 600;
  svg {
    flex: none;
    color: ${color.t3};
    transition: transform 80ms;
  }
`

const Card = styled.button`
  ${flex.column};
  gap: 14px;
  width: 100%;
  height: 100%;
  padding: 8px 8px 18px;
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
  background: ${color.surface};
  text-align: left;
  > span:last-child {
    display: block;
    padding: 0 10px;
  }
  small {
    display: block;
    ${font.secondaryMuted};
  }
  em {
    display: block;
    margin-top: 12px;
    font-style: normal;
    color: ${color.t2};
  }
  &:hover {
    border-color: ${color.field};
  }
  &:hover ${Name} svg {
    color: ${color.brandText};
    transform: translateX(4px);
  }
  &[aria-busy='true'] {
    border-color: ${color.brandText};
  }
  ${below.phone} {
    flex-direction: row;
    align-items: center;
    padding: 8px;
    > span:last-child {
      flex: 1;
      padding: 0 6px;
    }
    em {
      margin-top: 2px;
    }
  }
`
