/** Sounds of our own, made of tones and noise when they are wanted. Nothing is ever told by sound alone. */

import { settings } from './settings.svelte';
import type { Sound } from './events';

let context: AudioContext | null = null;
/** All that sounds goes through here, so that one volume is for all. */
let master: GainNode | null = null;

function tone(at: number, pitch: number, length: number, loud: number, kind: OscillatorType = 'triangle'): void {
  const audio = context!;
  const [voice, gain] = [audio.createOscillator(), audio.createGain()];
  voice.type = kind;
  voice.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(gain).connect(master!);
  voice.start(at);
  voice.stop(at + length);
}

/** Wood on wood: a short burst of noise around one pitch. */
function knock(at: number, pitch: number, loud: number): void {
  const audio = context!;
  const length = 0.06;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i += 1) wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length) ** 3;
  const [source, filter, gain] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 3;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(master!);
  source.start(at);
}

const SCORE: Record<Sound, (at: number) => void> = {
  tap: (at) => knock(at, 900, 0.5),
  dice: (at) => [0, 0.07, 0.13, 0.21, 0.3].forEach((t, i) => knock(at + t, 1400 - 120 * i, 0.45)),
  card: (at) => [0, 0.05].forEach((t) => knock(at + t, 2600, 0.22)),
  gain: (at) => [659, 880].forEach((pitch, i) => tone(at + i * 0.08, pitch, 0.22, 0.09, 'sine')),
  loss: (at) => [330, 247].forEach((pitch, i) => tone(at + i * 0.1, pitch, 0.28, 0.09, 'sine')),
  build: (at) => [0, 0.09].forEach((t, i) => knock(at + t, 420 + 120 * i, 0.6)),
  clash: (at) => [0, 0.03, 0.06].forEach((t) => knock(at + t, 300, 0.8)),
  walk: (at) => [0, 0.12].forEach((t) => knock(at + t, 700, 0.3)),
  win: (at) => [392, 494, 587, 784, 988].forEach((pitch, i) => tone(at + i * 0.12, pitch, 0.9, 0.1)),
  lose: (at) => [392, 349, 311, 262].forEach((pitch, i) => tone(at + i * 0.16, pitch, 0.9, 0.09, 'sine')),
  turn: (at) => [523, 784].forEach((pitch, i) => tone(at + i * 0.14, pitch, 0.35, 0.12)),
  end: (at) => [392, 494, 587, 784].forEach((pitch, i) => tone(at + i * 0.12, pitch, 0.9, 0.1)),
  chat: (at) => tone(at, 660, 0.16, 0.08, 'sine'),
};

/** Play it, if sound was wished for. A page may only sound once somebody has touched it: until then it is silent. */
export function play(sound: Sound): void {
  if (!settings.sound || !settings.volume) return;
  context ??= new AudioContext();
  if (!master) (master = context.createGain()).connect(context.destination);
  master.gain.value = settings.volume / 100;
  if (context.state === 'suspended') void context.resume();
  SCORE[sound](context.currentTime + 0.02);
}
