import { CheckCheck, TriangleAlert } from 'lucide-react'
import { type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { KeyHint } from '@/components/ui/buttons/KeyHint'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { PhotoButton } from '@/components/ui/files/PhotoButton'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { Field } from '@/components/ui/forms/Field'
import { LeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useShortcut } from '@/components/ui/navigation/useShortcut'
import { useUploadUnitPhoto } from '@/hooks/logistics/returns.mutations'
import {
  answersText,
  type AppraisalDraft,
  CONDITION_LABEL,
  conditionObjection,
  DESTINATION_NAME,
  destinationObjection,
  UNIT_DESTINATIONS,
} from '@/services/logistics/returns/appraisal.rules'
import { faultLabels, pointHint, pointLabel } from '@/services/logistics/returns/checklist.rules'
import type { ReturnedUnit } from '@/services/logistics/returns/return-detail.schema'
import { AnswerRow } from './AnswerRow'
import { Foot, Form, Head, Observation, TestsHead } from './UnitAppraisalLayout'
import { useAppraisalDraft } from './useAppraisalDraft'
import type { AppraisalCorrection } from '@/services/logistics/packages/packages.schema'

type Props = {
  packageId: number
  unit: ReturnedUnit
  /** Takes the focus: the unit before it was registered. */
  focused: boolean
  /** The answers for the unit before it, if it is the same model. */
  previous?: AppraisalDraft
  saveLabel: string
  isSaving: boolean
  onSave: (appraisal: AppraisalCorrection) => void
  /** Leaves the appraisal as it was, of a correction. */
  onCancel?: () => void
}

const TEST_ANSWERS = [
  { value: 'ok', label: 'Em ordem', tone: 'ok' },
  { value: 'bad', label: 'Com falha', tone: 'bad' },
] as const

const FOUND_CONDITIONS = ['good', 'worn', 'damaged'] as const

/** Most missing answers that are named. */
const NAMED = 4

/** Appraises a unit. Nothing is preselected; what the answers rule out is off and says why. */
export const UnitAppraisal = ({ packageId, unit, focused, previous, saveLabel, isSaving, onSave, onCancel }: Props) => {
  const { serial, label, product, points } = unit
  const [titleId, missingId] = [useId(), useId()]
  const form = useRef<HTMLFormElement>(null)
  const { draft, missing, answer, test, answerFlawless, toggleMissing, appraisal } = useAppraisalDraft(unit)
  const { checklist = {}, condition, destination, comment = '' } = draft
  const isAbsent = condition === 'missing'
  const isToDescribe = condition === 'damaged' || faultLabels(checklist).length > 0
  const submit = (event?: SyntheticEvent): void => {
    event?.preventDefault()
    if (isSaving) return
    if (appraisal) {
      onSave(appraisal)
      return
    }
    const first = form.current?.querySelector(`[data-answer="${missing[0] ?? ''}"]`)
    first?.querySelector<HTMLElement>('button:enabled, textarea')?.focus()
  }
  useShortcut({ key: 't', act: answerFlawless })
  useShortcut({ key: 'Enter', act: submit })
  const heading = useFocusOnArrival(focused)
  const tested = points.filter((point) => checklist[point]).length
  return (
    <Form ref={form} aria-labelledby={titleId} role="group" noValidate onSubmit={submit}>
      <LeaveGuard when={!isSaving && (comment.trim() !== '' || Object.keys(checklist).length > 0)} />
      <Head>
        <div>
          <h3 id={titleId} ref={heading} tabIndex={-1}>
            {serial}
          </h3>
          <small>
            {product.name}
            {label && ` · ${label}`}
            {unit.received_at === null && ' · não foi recebido'}
          </small>
        </div>
        {previous && (
          <PlainButton size="small" onClick={() => answer(previous)}>
            Repetir a anterior
          </PlainButton>
        )}
        <PlainButton
          size="small"
          icon={<CheckCheck size={16} strokeWidth={1.75} aria-hidden />}
          aria-keyshortcuts="t"
          onClick={answerFlawless}
        >
          Tudo em ordem <KeyHint>T</KeyHint>
        </PlainButton>
      </Head>
      {isAbsent ? (
        <Observation>
          <p>Não voltou com a devolução: sai do estoque como não devolvido.</p>
        </Observation>
      ) : (
        <>
          <TestsHead>
            <b>Testes</b>
            <span>
              {tested} de {points.length}, todos obrigatórios
            </span>
          </TestsHead>
          {points.map((point) => (
            <AnswerRow
              key={point}
              field={point}
              label={pointLabel(point)}
              hint={pointHint(point)}
              options={TEST_ANSWERS}
              value={checklist[point]}
              onChange={(value) => test(point, value)}
            />
          ))}
          <Observation data-answer="comment">
            <Field label="O que foi encontrado" optional={!isToDescribe}>
              {(control) => (
                <TextArea
                  {...control}
                  rows={2}
                  maxLength={500}
                  value={comment}
                  onChange={(event) => answer({ comment: event.target.value })}
                />
              )}
            </Field>
            <UnitCamera packageId={packageId} serial={serial} />
          </Observation>
          <AnswerRow
            stacked
            field="condition"
            label="Condição"
            options={FOUND_CONDITIONS.map((value) => ({
              value,
              label: CONDITION_LABEL[value],
              objection: conditionObjection(value, draft),
            }))}
            value={condition}
            onChange={(value) => answer({ condition: value })}
          />
          <AnswerRow
            stacked
            field="destination"
            label="Destino"
            options={UNIT_DESTINATIONS.map((value) => ({
              value,
              label: DESTINATION_NAME[value],
              objection: destinationObjection(value, draft),
            }))}
            value={destination}
            onChange={(value) => answer({ destination: value })}
          />
        </>
      )}
      <Foot>
        <p id={missingId}>
          {missing.length > 0 && (
            <>
              <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
              <span>
                <b>{missing.length === 1 ? 'Falta:' : `Faltam ${String(missing.length)}:`}</b>{' '}
                {answersText(missing, NAMED)}
              </span>
            </>
          )}
        </p>
        {onCancel && <PlainButton onClick={onCancel}>Cancelar</PlainButton>}
        <PlainButton aria-pressed={isAbsent} onClick={toggleMissing}>
          {isAbsent ? 'Chegou' : 'Não chegou'}
        </PlainButton>
        <PlainButton type="submit" kind="primary" busy={isSaving} aria-describedby={missingId}>
          {saveLabel} <KeyHint onFill>Enter</KeyHint>
        </PlainButton>
      </Foot>
    </Form>
  )
}

function useFocusOnArrival(focused: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!focused) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [focused])
  return heading
}

/** Uploads a photo of a returned unit; phones use their camera. */
const UnitCamera = ({ packageId, serial }: { packageId: number; serial: string }) => {
  const { mutateAsync, isPending } = useUploadUnitPhoto(packageId, serial)
  return (
    <PhotoButton
      label={`Foto de ${serial}`}
      busy={isPending}
      onPhoto={(file) => toastOnSuccess(mutateAsync(file), 'Foto salva.')}
    />
  )
}
