import { type HTMLAttributes, type KeyboardEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { bare, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import type { StageLineItem } from './stageSegments'

type TriggerProps = Pick<HTMLAttributes<HTMLButtonElement>, 'tabIndex' | 'onFocus' | 'onBlur' | 'onClick' | 'onKeyDown'>

type Props = {
  item: StageLineItem
  detail: NonNullable<StageLineItem['detail']>
  triggerProps: TriggerProps
  shown: boolean
}

/** What a stage says when one looks closer, and the button over the stage that shows it. */
export const StageDetails = ({ item, detail, triggerProps, shown }: Props) => {
  const id = useId()
  return (
    <>
      <Trigger
        type="button"
        aria-label={`Etapa ${item.label}`}
        aria-describedby={shown ? id : undefined}
        {...triggerProps}
      />
      {shown && (
        <Detail id={id}>
          <small>{detail.word}</small>
          {detail.texts.map(({ title, description }) => (
            <p key={title}>
              <b>{title}</b>
              {description}
            </p>
          ))}
        </Detail>
      )}
    </>
  )
}

const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
])

/**
 * Which stage shows its detail: the hovered, focused or pressed one, until Escape. One Tab stop, the arrows move between
 * the stages.
 */
export function useStageDetail(items: readonly StageLineItem[], currentKey?: string) {
  const [shown, setShown] = useState<string>()
  const hide = (): void => setShown(undefined)
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.key === 'Escape') hide()
    const step = STEPS.get(event.key)
    if (!step) return
    event.preventDefault()
    const buttons = [...(event.currentTarget.closest('div')?.querySelectorAll<HTMLElement>('li > button') ?? [])]
    buttons[buttons.indexOf(event.currentTarget) + step]?.focus()
  }
  const tabStop = items.some(({ key }) => key === shown) ? shown : (currentKey ?? items[0]?.key)
  return {
    shown,
    stageProps: ({ key }: StageLineItem) => ({
      'data-shown': key === shown,
      onMouseEnter: () => setShown(key),
      onMouseLeave: hide,
    }),
    triggerProps: ({ key }: StageLineItem): TriggerProps => ({
      tabIndex: key === tabStop ? 0 : -1,
      onFocus: () => setShown(key),
      onBlur: hide,
      onClick: () => setShown(key),
      onKeyDown,
    }),
  }
}

/** Covers the stage; the words below it stay plain text. */
export const Trigger = styled.button`
  position: absolute;
  inset: -4px 0;
  ${bare.button};
  border-radius: ${radius.control};
`

export const Detail = styled.div`
  position: absolute;
  top: calc(100% + 8px);
  width: 300px;
  padding: 12px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${color.shadowOver};
  white-space: normal;
  ${font.secondaryMuted};
  /* The last stages open to the left. */
  ol > li:last-child > ol > li > & {
    right: 0;
  }
  /* The way of the mouse from the stage to its detail. */
  &::before {
    content: '';
    position: absolute;
    inset: -9px 0 auto;
    height: 9px;
  }
  small {
    ${font.captionMuted};
  }
  p + p {
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid ${color.line};
  }
  b {
    display: block;
    color: ${color.text};
    font-weight: 600;
  }
`
