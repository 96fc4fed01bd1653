import styled from 'styled-components'
import { box, flex, font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'

/** The parts of the form that appraises one unit. */

export const Form = styled.form`
  min-width: 0;
  ${box.card};
  > [data-answer],
  > div + div {
    border-top: 1px solid ${color.line};
  }
  ${below.phone} {
    --button: 52px;
    --button-font: 16px;
  }
`

export const Head = styled.div`
  ${flex.wrapRow};
  gap: 8px;
  padding: 12px var(--card-inset, 16px);
  > :first-child {
    flex: 1;
    min-width: 160px;
  }
  h3 {
    ${font.choiceTitle};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  small {
    ${font.secondaryMuted};
  }
  ${below.phone} {
    > :first-child,
    > button {
      flex: 1 0 100%;
    }
    > button {
      height: 52px;
      font-size: 16px;
    }
  }
`

export const TestsHead = styled.div`
  ${flex.between};
  gap: 12px;
  padding: 10px var(--card-inset, 16px) 0;
  span {
    ${font.secondaryMuted};
    font-variant-numeric: tabular-nums;
  }
  && + div {
    border-top: 0;
  }
`

export const Observation = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 8px;
  padding: 12px var(--card-inset, 16px);
  > :first-child {
    margin-bottom: 0;
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Foot = styled.div`
  ${flex.wrapRow};
  justify-content: flex-end;
  gap: 8px;
  padding: 12px var(--card-inset, 16px);
  border-radius: 0 0 ${radius.card} ${radius.card};
  background: ${color.sunken};
  p {
    flex: 1 1 220px;
    display: flex;
    align-items: center;
    gap: 8px;
    color: ${color.warn};
    font-size: 13px;
  }
  p svg {
    flex: none;
  }
  ${below.phone} {
    position: sticky;
    bottom: 0;
    padding-bottom: calc(12px + env(safe-area-inset-bottom));
    background: ${color.surface};
    box-shadow: ${color.shadowUp};
    p {
      flex-basis: 100%;
    }
    button:last-child {
      flex: 1;
    }
  }
`
