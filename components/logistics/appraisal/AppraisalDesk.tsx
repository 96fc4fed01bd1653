import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { toast } from '@/components/ui/feedback/toast'
import { PictureGroups } from '@/components/ui/files/PictureGroups'
import { useAppraiseReturn, useCorrectAppraisal, useUndoAppraisal } from '@/hooks/logistics/returns.mutations'
import type { AppraisalCorrection } from '@/services/logistics/packages/packages.schema'
import { DESTINATION_LABEL } from '@/services/logistics/returns/appraisal.rules'
import type { ReturnDetail, ReturnedUnit } from '@/services/logistics/returns/return-detail.schema'
import { picturesByMoment } from '@/services/logistics/returns/return-todo.rules'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { AppraisedUnit } from './AppraisedUnit'
import { AppraisalUnits } from './AppraisalUnits'
import { UnitAppraisal } from './UnitAppraisal'

/** Unit by unit: one is open at a time, the next follows by itself. */
export const AppraisalDesk = ({ pkg, children }: { pkg: ReturnDetail; children: ReactNode }) => {
  const { unit, others, correcting, isNext, previous, save, choose, correct, isSaving } = useAppraisals(pkg)
  if (!unit) return null
  const isOpen = unit.condition === null || correcting
  return (
    <Desk aria-label="Avaliação">
      <AppraisalUnits pkg={pkg} chosen={unit.serial} onChoose={choose} />
      <div>
        {isOpen ? (
          <UnitAppraisal
            key={`${unit.serial}-${String(correcting)}`}
            packageId={pkg.id}
            unit={unit}
            focused={isNext || correcting}
            previous={correcting || previous?.productId !== unit.product_id ? undefined : previous.answers}
            saveLabel={
              correcting ? 'Salvar correção' : others > 0 ? 'Registrar e ver a próxima' : 'Registrar avaliação'
            }
            isSaving={isSaving}
            onSave={save}
            onCancel={correcting ? () => correct(false) : undefined}
          />
        ) : (
          <AppraisedUnit unit={unit} onCorrect={() => correct(true)} />
        )}
      </div>
      <aside>
        <Card title="Fotos" facts={unit.serial}>
          <PictureGroups of={unit.serial} groups={picturesByMoment(unit.pictures)} />
          {unit.pictures.length === 0 && <NoPhotos>Nenhuma foto deste equipamento.</NoPhotos>}
        </Card>
        {children}
      </aside>
    </Desk>
  )
}

type Previous = { productId: number; answers: AppraisalCorrection }

/** Which unit is open, and what is registered, undone and corrected. */
function useAppraisals(pkg: ReturnDetail) {
  const [chosen, choose] = useState<{ serial: string; correcting?: boolean; isNext?: boolean }>()
  const [previous, setPrevious] = useState<Previous>()
  const appraise = useAppraiseReturn(pkg.id)
  const change = useCorrectAppraisal(pkg.id)
  const undo = useUndoAppraisal(pkg.id)
  const waiting = pkg.serials.filter(({ condition }) => condition === null)
  const unit = pkg.serials.find(({ serial }) => serial === chosen?.serial) ?? waiting[0] ?? pkg.serials[0]
  const others = waiting.filter(({ serial }) => serial !== unit?.serial)
  const correcting = chosen?.correcting === true && chosen.serial === unit?.serial && unit.condition !== null

  const takeBack = ({ serial }: ReturnedUnit): void =>
    // A toast has shown the refusal.
    void undo.mutateAsync(serial).then(
      () => {
        toast.success(`Avaliação de ${serial} desfeita`)
        choose({ serial, isNext: true })
      },
      () => undefined,
    )
  const register = async (of: ReturnedUnit, answers: AppraisalCorrection): Promise<void> => {
    const { serial, product_id: productId } = of
    await appraise.mutateAsync([{ serial, ...answers }])
    setPrevious({ productId, answers })
    choose({ serial: others[0]?.serial ?? serial, isNext: true })
    toast.withUndo(`${serial}: ${DESTINATION_LABEL[answers.destination].toLocaleLowerCase('pt-BR')}`, () =>
      takeBack(of),
    )
  }
  const replace = async ({ serial }: ReturnedUnit, answers: AppraisalCorrection): Promise<void> => {
    await change.mutateAsync({ serial, ...answers })
    choose({ serial })
    toast.success(`Avaliação de ${serial} corrigida`)
  }
  return {
    unit,
    others: others.length,
    correcting,
    isNext: chosen?.isNext === true,
    previous,
    isSaving: appraise.isPending || change.isPending,
    choose: (serial: string): void => choose({ serial }),
    correct: (isOn: boolean): void => unit && choose({ serial: unit.serial, correcting: isOn }),
    // A toast has shown the refusal; the answers stay.
    save: (answers: AppraisalCorrection): void =>
      unit && void (correcting ? replace : register)(unit, answers).catch(() => undefined),
  }
}

const Desk = styled.section`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr) 340px;
  align-items: start;
  gap: 16px;
  aside {
    ${flex.stack};
    gap: 16px;
  }
  ${below.wide} {
    grid-template-columns: 232px minmax(0, 1fr);
    aside {
      grid-column: 2;
    }
  }
  ${below.drawer} {
    grid-template-columns: minmax(0, 1fr);
    aside {
      grid-column: 1;
    }
  }
`

const NoPhotos = styled.p`
  ${font.secondaryMuted};
  color: ${color.t2};
`
