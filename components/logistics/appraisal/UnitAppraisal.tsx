import { useId, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { toast } from '@/components/ui/feedback/toast'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { PhotoButton } from '@/components/ui/files/PhotoButton'
import { PictureGroups } from '@/components/ui/files/PictureGroups'
import { Field } from '@/components/ui/forms/Field'
import { LeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useAppraiseReturn, useUploadUnitPhoto } from '@/hooks/logistics/returns.mutations'
import type { Appraisal } from '@/services/logistics/packages/packages.schema'
import {
  allowedDestinations,
  appraisalObjection,
  CONDITION_OPTIONS,
  defaultDestination,
  DESTINATION_LABEL,
} from '@/services/logistics/returns/appraisal.rules'
import { type Checklist, suggestAppraisal } from '@/services/logistics/returns/checklist.rules'
import type { ReturnedUnit } from '@/services/logistics/returns/return-detail.schema'
import { picturesByMoment } from '@/services/logistics/returns/return-todo.rules'
import { font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { ChecklistFields } from './ChecklistFields'

type Item = Appraisal['items'][number]
type AppraisalResult = Pick<Item, 'condition' | 'destination'>

type Props = { packageId: number; unit: ReturnedUnit }

/** A unit that did not arrive is missing by default. */
const firstGuess = (unit: ReturnedUnit): AppraisalResult =>
  unit.received_at === null
    ? { condition: 'missing', destination: defaultDestination('missing') }
    : suggestAppraisal({})

/** Appraises a unit: checklist first; condition and destination follow from it and can be changed. */
export const UnitAppraisal = ({ packageId, unit }: Props) => {
  const { serial, label, product, points } = unit
  const titleId = useId()
  const { mutateAsync, isPending } = useAppraiseReturn(packageId)
  const [checklist, setChecklist] = useState<Checklist>({})
  const [judgement, setJudgement] = useState(() => firstGuess(unit))
  const [comment, setComment] = useState('')
  const [objection, setObjection] = useState<string>()
  const look = (next: Checklist): void => {
    setChecklist(next)
    setJudgement(suggestAppraisal(next))
  }
  const save = async (): Promise<void> => {
    const isMissing = judgement.condition === 'missing'
    const words = comment.trim()
    const item: Item = {
      serial,
      ...judgement,
      ...(words && { comment: words }),
      ...(!isMissing && Object.keys(checklist).length > 0 && { checklist }),
    }
    const problem = appraisalObjection(item)
    setObjection(problem)
    if (problem) return
    // A toast has shown the refusal; the input stays.
    await mutateAsync([item]).then(
      () => toast.success(`${serial} avaliado`),
      () => undefined,
    )
  }
  return (
    <Block role="group" aria-labelledby={titleId}>
      <LeaveGuard when={!isPending && (comment.trim() !== '' || Object.keys(checklist).length > 0)} />
      <div>
        <h3 id={titleId}>{serial}</h3>
        <small>
          {product.name}
          {label && ` · ${label}`}
          {unit.received_at === null && ' · não chegou'}
        </small>
      </div>
      <PictureGroups of={serial} groups={picturesByMoment(unit.pictures)} />
      {unit.received_at !== null && <UnitCamera packageId={packageId} serial={serial} />}
      {judgement.condition !== 'missing' && (
        <ChecklistFields serial={serial} points={points} value={checklist} onChange={look} />
      )}
      <TwoColumns>
        <Field label="Condição">
          {(control) => (
            <NativeSelect
              {...control}
              placeholder={null}
              options={CONDITION_OPTIONS}
              value={judgement.condition}
              onChange={(condition) => setJudgement({ condition, destination: defaultDestination(condition) })}
            />
          )}
        </Field>
        <Field label="Destino">
          {(control) => (
            <NativeSelect
              {...control}
              placeholder={null}
              options={allowedDestinations(judgement.condition).map((value) => ({
                value,
                label: DESTINATION_LABEL[value],
              }))}
              value={judgement.destination}
              onChange={(destination) => setJudgement({ ...judgement, destination })}
            />
          )}
        </Field>
      </TwoColumns>
      <Field label="O que foi encontrado" optional={judgement.condition !== 'damaged'} error={objection}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
      </Field>
      <PlainButton kind="primary" busy={isPending} onClick={() => void save()}>
        Registrar avaliação
      </PlainButton>
    </Block>
  )
}

const Block = styled.div`
  display: grid;
  gap: 14px;
  padding: 16px var(--card-inset, 20px) 20px;
  background: ${color.sunken};
  h3 {
    ${font.cardTitle};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  small {
    ${font.smallMuted};
  }
  > button {
    justify-self: start;
  }
  ${below.phone} {
    padding: 14px var(--card-inset, 16px) 18px;
    > button {
      justify-self: stretch;
      min-height: 44px;
    }
  }
`

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 0 16px;
  margin-bottom: -18px;
`

/** Uploads a photo of a returned unit; phones use their camera. */
export const UnitCamera = ({ packageId, serial }: { packageId: number; serial: string }) => {
  const { mutateAsync, isPending } = useUploadUnitPhoto(packageId, serial)
  return (
    <div>
      <PhotoButton
        label={`Foto de ${serial}`}
        busy={isPending}
        onPhoto={(file) => toastOnSuccess(mutateAsync(file), 'Foto salva.')}
      />
    </div>
  )
}
