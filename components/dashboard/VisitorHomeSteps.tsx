import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { VisitorHomeSection } from './VisitorHomeSection'
import { steps } from './visitorHome.content'

export const VisitorHomeSteps = () => (
  <VisitorHomeSection id="como-funciona" aria-labelledby="como-funciona-titulo">
    <div>
      <h2 id="como-funciona-titulo">Da simulação à devolução, você sabe de quem é a vez</h2>
      <List>
        {steps.map((step, place) => (
          <li key={step.title}>
            <i aria-hidden>{place + 1}</i>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </List>
    </div>
  </VisitorHomeSection>
)

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-top: 32px;
  ${below.drawer} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 28px 0;
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    margin-top: 20px;
  }
  li {
    position: relative;
    padding-right: 40px;
    ${below.phone} {
      padding: 0 0 0 46px;
    }
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 15px;
    left: 42px;
    right: 12px;
    height: 1px;
    background: ${color.line2};
    ${below.drawer} {
      display: none;
    }
  }
  i {
    ${flex.center};
    width: 30px;
    height: 30px;
    border-radius: 50%;
    background: ${color.brandSoft2};
    color: ${color.brandText};
    font-style: normal;
    font-weight: 600;
    ${below.phone} {
      position: absolute;
      left: 0;
      top: 0;
    }
  }
  li:first-child i {
    background: ${color.fill};
    color: ${color.onFill};
  }
  h3 {
    margin-top: 14px;
    ${font.choiceTitle};
    ${below.phone} {
      margin-top: 3px;
    }
  }
  p {
    max-width: 260px;
    margin-top: 4px;
    color: ${color.t2};
    ${below.phone} {
      max-width: none;
    }
  }
`
