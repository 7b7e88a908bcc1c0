# The bot in a container: docker build -t guildhall . ; see docs/hosting.md
FROM python:3.11-slim-trixie
ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
# pg_dump and pg_restore for the backups, of the version of compose.yaml's server
# hadolint ignore=DL3008
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes -r requirements.lock
COPY . .
RUN useradd --system --uid 10001 --home /app guildhall && mkdir -p /app/var && chown guildhall /app/var
USER 10001
VOLUME /app/var
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot", "run", "--service"]
