import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import { useDismissNps, useExplainRating, useSaveScore } from '@/hooks/nps/nps.mutations'
import { color } from '@/styles/tokens'
import { type Explanation, ReasonStep } from './ReasonStep'
import { ScoreStep } from './ScoreStep'
import { focusOnMount, StepFoot } from './StepFoot'

const ThanksStep = ({ onEnd }: { onEnd: () => void }) => (
  <>
    <Words>Sua resposta já está com a equipe que cuida do seu atendimento.</Words>
    <StepFoot step={3}>
      <PlainButton kind="primary" ref={focusOnMount} onClick={onEnd}>
        Obrigado
      </PlainButton>
    </StepFoot>
  </>
)

const Words = styled.p`
  color: ${color.t2};
`

type Props = { onBegin: () => void; onEnd: () => void }

const TITLES = {
  score: 'De 0 a 10, quanto você recomendaria a Arrenda para outra empresa?',
  reason: 'Nos conte o motivo da sua nota',
  thanks: 'Obrigado pelo seu feedback!',
} as const

/** The three steps: score, reason, thanks. */
export const NpsQuestion = ({ onBegin, onEnd }: Props) => {
  const [step, setStep] = useState<keyof typeof TITLES>('score')
  const [rating, setRating] = useState<{ id: number; score: number } | null>(null)
  // Kept when the user goes back to the score.
  const [explanation, setExplanation] = useState<Explanation>({ reasons: [], comment: '' })
  const rate = useSaveScore()
  const explain = useExplainRating()
  const endQuestion = useDismissNps()

  const end = (): void => {
    endQuestion(rating !== null)
    onEnd()
  }
  const saveScore = (score: number): void => {
    if (rating?.score === score) {
      setStep('reason')
      return
    }
    onBegin()
    rate.mutate(
      { score, rating: rating?.id ?? null },
      {
        onSuccess: ({ id }) => {
          setRating({ id, score })
          setStep('reason')
        },
      },
    )
  }

  return (
    <Dialog open onClose={end} title={TITLES[step]} width={630} roomy busy={rate.isPending || explain.isPending}>
      {step === 'score' && <ScoreStep score={rating?.score ?? null} busy={rate.isPending} onNext={saveScore} />}
      {step === 'reason' && rating && (
        <ReasonStep
          explanation={explanation}
          busy={explain.isPending}
          onChange={setExplanation}
          onBack={() => setStep('score')}
          onSend={() => explain.mutate({ rating: rating.id, ...explanation }, { onSuccess: () => setStep('thanks') })}
        />
      )}
      {step === 'thanks' && <ThanksStep onEnd={end} />}
    </Dialog>
  )
}
