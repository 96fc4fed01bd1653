import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { paths } from '@/services/config/paths'
import { firstUnansweredStep } from '@/services/simulation/answers.rules'
import type { Quotation, Step } from '@/services/simulation/simulation.schema'

type Props = { quotation: Quotation; steps: readonly Step[] }

/** The address names a question of another simulator, or one that is no longer asked: on with the next one. */
export const UnknownStep = ({ quotation, steps }: Props) => {
  const { simulation } = paths.platform
  const next = firstUnansweredStep(quotation, steps)
  return (
    <EmptyState
      variant="not-found"
      heading="h1"
      title="Esta pergunta não faz parte da simulação."
      description="As respostas que você já deu continuam guardadas."
      action={
        <>
          {next && (
            <ButtonLink kind="primary" href={simulation.step(quotation.id, next.id)}>
              Continuar as perguntas
            </ButtonLink>
          )}
          <ButtonLink kind={next ? 'default' : 'primary'} href={simulation.products(quotation.id)}>
            Ver os produtos
          </ButtonLink>
        </>
      }
    />
  )
}
