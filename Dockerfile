# The bot in a container: docker build -t guildhall . ; see docs/hosting.md
FROM python:3.11-slim
ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
WORKDIR /app
COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes -r requirements.lock
COPY . .
RUN useradd --system --home /app guildhall && mkdir -p /app/var && chown guildhall /app/var
USER guildhall
VOLUME /app/var
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot", "run"]
