import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { optionsQueryOptions, stepsQueryOptions } from '@/hooks/simulation/simulation.queries'
import { paths } from '@/services/config/paths'
import { isNotFound } from '@/services/http/api-error.rules'
import { firstUnansweredStep } from '@/services/simulation/questions/answers.rules'
import type { Quotation, Step } from '@/services/simulation/simulation.schema'
import { QuotationGate } from '../quotations/QuotationGate'
import { CardsSkeleton, LoadFailure } from '../SimulationStates'
import { Question } from './Question'

type Props = { quotationId: number | undefined; stepId: number | undefined }

/** One question of the simulator. */
export const StepScreen = ({ quotationId, stepId }: Props) => (
  <QuotationGate quotationId={quotationId}>
    {(quotation) => <Steps key={stepId} quotation={quotation} stepId={stepId ?? null} />}
  </QuotationGate>
)

const Steps = ({ quotation, stepId }: { quotation: Quotation; stepId: number | null }) => {
  const { data: steps, error, isError, refetch } = useQuery(stepsQueryOptions(quotation.simulator.id))
  const step = steps?.find(({ id }) => id === stepId)
  if (steps && step) return <Options quotation={quotation} steps={steps} step={step} onGone={refetch} />
  if (steps) return <UnknownStep quotation={quotation} steps={steps} />
  if (isError) return <LoadFailure heading="h1" what="as perguntas" error={error} onRetry={() => void refetch()} />
  return <CardsSkeleton label="Carregando a pergunta" count={4} columns={2} />
}

type OptionsProps = { quotation: Quotation; steps: Step[]; step: Step; onGone: () => Promise<unknown> }

const Options = ({ quotation, steps, step, onGone }: OptionsProps) => {
  const question = { quotation: quotation.id, step: step.id }
  const { data: options, error, refetch } = useQuery(optionsQueryOptions(question))
  // The question was deleted after the list of questions had loaded.
  const isGone = isNotFound(error)
  useEffect(() => {
    if (isGone) void onGone()
  }, [isGone, onGone])
  if (isGone) return <UnknownStep quotation={quotation} steps={steps.filter(({ id }) => id !== step.id)} />
  if (options) return <Question quotation={quotation} steps={steps} step={step} options={options} />
  if (error) return <LoadFailure heading="h1" what="as opções" error={error} onRetry={() => void refetch()} />
  return <CardsSkeleton label="Carregando a pergunta" count={4} columns={2} />
}

type UnknownStepProps = { quotation: Quotation; steps: readonly Step[] }

/** The address names a question of another simulator, or one that is no longer asked. */
const UnknownStep = ({ quotation, steps }: UnknownStepProps) => {
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
