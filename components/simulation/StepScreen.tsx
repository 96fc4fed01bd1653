import { useQuery } from '@tanstack/react-query'
import { optionsQueryOptions, stepsQueryOptions } from '@/hooks/simulation/simulation.queries'
import type { Quotation, Step } from '@/services/simulation/simulation.schema'
import { CardsSkeleton } from './CardsSkeleton'
import { LoadFailure } from './LoadFailure'
import { Question } from './Question'
import { QuotationGate } from './QuotationGate'
import { UnknownStep } from './UnknownStep'

type Props = { quotationId: number | undefined; stepId: number | undefined }

/** One question of the simulator. */
export const StepScreen = ({ quotationId, stepId }: Props) => (
  <QuotationGate quotationId={quotationId}>
    {(quotation) => <Steps key={stepId} quotation={quotation} stepId={stepId ?? null} />}
  </QuotationGate>
)

const Steps = ({ quotation, stepId }: { quotation: Quotation; stepId: number | null }) => {
  const { data: steps, isError, refetch } = useQuery(stepsQueryOptions(quotation.simulator.id))
  const step = steps?.find(({ id }) => id === stepId)
  if (steps && step) return <Options quotation={quotation} steps={steps} step={step} />
  if (steps) return <UnknownStep quotationId={quotation.id} />
  if (isError) return <LoadFailure heading="h1" what="as perguntas" onRetry={() => void refetch()} />
  return <CardsSkeleton label="Carregando a pergunta" count={4} columns={2} />
}

type OptionsProps = { quotation: Quotation; steps: Step[]; step: Step }

const Options = ({ quotation, steps, step }: OptionsProps) => {
  const question = { quotation: quotation.id, step: step.id }
  const { data: options, isError, refetch } = useQuery(optionsQueryOptions(question))
  if (options) return <Question quotation={quotation} steps={steps} step={step} options={options} />
  if (isError) return <LoadFailure heading="h1" what="as opções" onRetry={() => void refetch()} />
  return <CardsSkeleton label="Carregando a pergunta" count={4} columns={2} />
}
