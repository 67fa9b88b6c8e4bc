import { ApiError } from '@foyer/shared/api';
import { changeLanguage } from '@foyer/shared/i18n';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import EN from '../i18n/EN.json';
import { CaptchaField } from './captcha-field';

const field = { name: 'captcha', value: '', onChange: () => undefined, onBlur: () => undefined };
const captcha = { image: 'data:image/png;base64,AA==', isFetching: false, isError: false, refresh: jest.fn() };

const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();
const played: string[] = [];
beforeEach(() => {
  played.length = 0;
  jest.clearAllMocks();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    played.push(this.src);
    return play();
  });
});
afterEach(() => act(() => changeLanguage('EN')));

/** A form whose picture changes when pressed. */
function Form() {
  const [pictures, setPictures] = useState(1);
  const refresh = () => {
    captcha.refresh();
    setPictures(pictures + 1);
    return undefined;
  };
  const shown = { ...captcha, image: `data:image/png;base64,AAA${pictures}`, refresh };
  return <CaptchaField captcha={shown} field={field as never} />;
}

function open(answers: Answers) {
  const page = renderPart(<Form />, { texts: { account: EN }, answers });
  const another = () => page.user.click(screen.getByRole('button', { name: EN['login.captchaRefresh'] }));
  return {
    another,
    ...page,
    listen: () => page.user.click(screen.getByRole('button', { name: EN['login.captchaListen'] })),
  };
}

describe('the digits of a captcha', () => {
  it('are spoken in the language of the page, in a new recording each time', async () => {
    const { listen, requests } = open({ captchaSound: 'UklGRg==' });
    await listen();
    await waitFor(() => expect(played).toEqual(['data:audio/wav;base64,UklGRg==']));
    await listen();
    await waitFor(() => expect(played).toHaveLength(2));
    expect(pause).toHaveBeenCalledTimes(1);
    expect(requests.map(({ call, query }) => [call, query])).toEqual([
      ['captchaSound', { language: 'EN' }],
      ['captchaSound', { language: 'EN' }],
    ]);
    expect(captcha.refresh).not.toHaveBeenCalled();
  });

  it('show why they cannot be played, and the picture stays', async () => {
    const { listen } = open({ captchaSound: () => Promise.reject(new ApiError('captchaSound', 'rate.limited', 200)) });
    await listen();
    await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
    expect(screen.getByRole('button', { name: EN['login.captchaRefresh'] })).toBeVisible();
  });

  it('are those of the shown picture: another picture stops the sound and drops a loading one', async () => {
    let bring: (sound: string) => void = () => undefined;
    let asked = 0;
    const { listen, another } = open({
      captchaSound: () => {
        asked += 1;
        if (asked === 1) return 'UklGRg==';
        return new Promise<string>((resolve) => {
          bring = resolve;
        });
      },
    });
    await listen();
    await waitFor(() => expect(played).toHaveLength(1));
    expect(pause).not.toHaveBeenCalled();
    await another();
    expect(pause).toHaveBeenCalledTimes(1);

    await listen();
    await waitFor(() => expect(asked).toBe(2));
    await another();
    await act(async () => bring('UklGRh=='));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: EN['login.captchaListen'] })).toHaveAttribute('aria-busy', 'false'),
    );
    expect(played).toHaveLength(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stop when the form is closed', async () => {
    const { listen, unmount } = open({ captchaSound: 'UklGRg==' });
    await listen();
    await waitFor(() => expect(played).toHaveLength(1));
    unmount();
    expect(pause).toHaveBeenCalled();
  });
});
