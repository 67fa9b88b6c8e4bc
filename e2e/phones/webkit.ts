import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { type Phone, PICTURES_STAND } from './phone';
import { HEIGHT, WIDTH } from './window';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const BROWSERS = ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);
/** What WebKit's console says of itself, not of the site. */
const TROUBLE = /^CONSOLE (?:\S+ )?(?:ERROR|WARN)|CONSOLE NETWORK ERROR/;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

function browserPath(): string {
  const browser = BROWSERS.find((each) => existsSync(each));
  if (browser && existsSync(DRIVER) && existsSync(SCREEN)) return browser;
  throw new Error('No WebKit here: apt-get install webkit2gtk-driver xvfb');
}

/** A screen of a phone's size. The browser fills it. */
async function openScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', `${WIDTH}x${HEIGHT}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = screen.stdio[3];
  if (!told) throw new Error('Xvfb tells no display');
  const [number] = (await once(told, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, screen };
}

/** Waits until the driver listens. */
const answers = (port: number): Promise<void> =>
  expect(async () => {
    await fetch(`http://127.0.0.1:${port}/status`);
  }).toPass({ timeout: 30_000 });

async function shown(driver: WebDriver, path: string): Promise<WebElement> {
  for (const element of await driver.findElements(By.xpath(path))) if (await element.isDisplayed()) return element;
  throw new Error(`nothing to see at ${path}`);
}

/**
 * WebKit by Debian's driver, on a screen of its own.
 * @param agent what the browser calls itself: the engine is that of Safari, so an iPhone of any version may be meant
 */
export async function openWebKit(agent: string): Promise<Phone> {
  const binary = browserPath();
  const port = await freePort();
  const { display, screen } = await openScreen();
  // Without a graphics card, WebKit draws three times as fast without layers.
  const service = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const troubles: string[] = [];
  service.stdout.on('data', (said: Buffer) => {
    for (const line of said.toString().split('\n')) if (TROUBLE.test(line)) troubles.push(line);
  });
  const args = [
    '--automation',
    // Without it the window has a bar, which does not get narrower than 447 px.
    '--full-screen',
    '--enable-write-console-messages-to-stdout=true',
    `--user-agent=${agent}`,
  ];
  const wanted = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } });
  await answers(port);
  const open = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build();
  await open.manage().window().setRect({ x: 0, y: 0, width: WIDTH, height: HEIGHT });
  return {
    open: (url) => open.get(url),
    address: () => open.getCurrentUrl(),
    press: async (path) => {
      const element = await shown(open, path);
      // By itself it scrolls until an edge is in the window, where the footer covers it.
      await open.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
      await element.click();
    },
    type: async (path, text) => {
      const element = await shown(open, path);
      await element.clear();
      await element.sendKeys(text);
    },
    texts: async (path) => Promise.all((await open.findElements(By.xpath(path))).map((each) => each.getText())),
    look: async (where) => {
      await open.switchTo().defaultContent();
      if (where === 'game') await open.switchTo().frame(0);
    },
    picturesStand: () => open.executeScript<boolean>(`return ${PICTURES_STAND}`),
    picture: async (file) => writeFile(file, await open.takeScreenshot(), 'base64'),
    troubles: () => troubles,
    close: async () => {
      await open.quit().catch(() => undefined);
      service.kill();
      screen.kill();
    },
  };
}
