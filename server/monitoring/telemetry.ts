import { setTimeout as wait } from "node:timers/promises";
import {
  type Attributes,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace as traceApi,
} from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  MeterProvider,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from "@opentelemetry/sdk-trace";
import { minuteMs, secondMs } from "#domain/time.ts";
import type { Env } from "#server/config/env.ts";
import { log } from "#server/log.ts";
import { addObserver, type Observer, type Operation } from "#server/trace/operation.ts";
import type { Trace } from "#server/trace/trace.ts";
import { toMetricData } from "./metric-data.ts";
import type { Metrics } from "./metrics.ts";

/** Time for what is not sent yet, at the end of the process. */
const flushTimeoutMs = 3 * secondMs;

type Settings = Pick<
  Env,
  | "OTEL_EXPORTER_OTLP_HEADERS"
  | "OTEL_METRIC_EXPORT_INTERVAL"
  | "OTEL_SERVICE_NAME"
  | "OTEL_TRACES_SAMPLER_ARG"
> & { endpoint: string };

/** A collector that does not answer is a line a minute. The library's message could quote its address. */
function logFailures(): void {
  let quietUntilMs = Number.NEGATIVE_INFINITY;
  const ignore = () => {};
  const error = () => {
    if (performance.now() < quietUntilMs) return;
    quietUntilMs = performance.now() + minuteMs;
    log("warn", "telemetry-not-sent");
  };
  diag.setLogger(
    { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
}

const kinds: Record<Operation["kind"], SpanKind> = {
  request: SpanKind.SERVER,
  task: SpanKind.CONSUMER,
  mail: SpanKind.CLIENT,
  bucket: SpanKind.CLIENT,
  query: SpanKind.CLIENT,
  score: SpanKind.INTERNAL,
};

/** Makes a span of each operation, with the ids that the log has. */
function createSpanObserver(settings: Settings, resource: ReturnType<typeof resourceFromAttributes>) {
  const { endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_TRACES_SAMPLER_ARG: ratio } = settings;
  let next: Trace = { traceId: "", spanId: "" };
  const provider = new TracerProvider({
    resource,
    // By the trace's id alone: a visitor's traceparent has no say, and all spans of a trace are kept or none.
    sampler: new TraceIdRatioBasedSampler(ratio),
    idGenerator: { generateTraceId: () => next.traceId, generateSpanId: () => next.spanId },
    // Its queue is limited: what a slow collector does not take is dropped.
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers }) }),
    ],
  });
  const tracer = provider.getTracer("site");

  const observer: Observer = {
    begin({ kind, name }, trace, agoMs) {
      // The outbox asks for tasks every few seconds: as traces, these queries would hide all others.
      if (kind === "query" && trace.parentSpanId === undefined) return undefined;
      next = trace;
      const { traceId, parentSpanId } = trace;
      const parent =
        parentSpanId === undefined
          ? ROOT_CONTEXT
          : traceApi.setSpanContext(ROOT_CONTEXT, {
              traceId,
              spanId: parentSpanId,
              traceFlags: TraceFlags.SAMPLED,
            });
      const startTime = Date.now() - agoMs;
      const span = tracer.startSpan(`${kind} ${name}`, { kind: kinds[kind], startTime }, parent);
      return ({ name: route, outcome, method, status }) => {
        const attributes: Attributes = { "site.outcome": outcome };
        if (method !== undefined) {
          span.updateName(`${method} ${route}`);
          attributes["http.request.method"] = method;
          attributes["http.route"] = route ?? name;
        }
        if (status !== undefined) attributes["http.response.status_code"] = status;
        span.setAttributes(attributes);
        if (/^(failed|dead|5xx|none)$/.test(outcome)) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
  };
  return { provider, observer };
}

/** The figures of /metrics, under the same names. */
function createProducer(
  { collect }: Pick<Metrics, "collect">,
  resource: ReturnType<typeof resourceFromAttributes>,
): MetricProducer {
  const startedMs = Date.now();
  return {
    async collect() {
      const registries = await collect();
      const metrics = await Promise.all(registries.map((registry) => registry.getMetricsAsJSON()));
      const toHrTime = (ms: number): [number, number] => [Math.floor(ms / 1_000), (ms % 1_000) * 1e6];
      const times = { startTime: toHrTime(startedMs), endTime: toHrTime(Date.now()) };
      const data = metrics.flat().flatMap((metric) => toMetricData(metric, times) ?? []);
      const scopeMetrics = [{ scope: { name: "site" }, metrics: data }];
      return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
    },
  };
}

export type Telemetry = {
  /** Sends what is left, for a few seconds at most. */
  close: () => Promise<void>;
};

/** Sends traces and metrics to an OpenTelemetry collector, in the background. */
export function startTelemetry(settings: Settings, metrics: Pick<Metrics, "collect">): Telemetry {
  const { endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_METRIC_EXPORT_INTERVAL: intervalMs } = settings;
  logFailures();
  const resource = resourceFromAttributes({ "service.name": settings.OTEL_SERVICE_NAME }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  const { provider, observer } = createSpanObserver(settings, resource);
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, headers }),
        exportIntervalMillis: intervalMs,
        exportTimeoutMillis: Math.min(intervalMs, 10 * secondMs),
        metricProducers: [createProducer(metrics, resource)],
      }),
    ],
  });
  const stop = addObserver(observer);
  return {
    async close() {
      stop();
      const flushed = Promise.allSettled([provider.shutdown(), meters.shutdown()]);
      await Promise.race([flushed, wait(flushTimeoutMs, undefined, { ref: false })]);
    },
  };
}
