# The edge, which visitors reach: documents with their data blocks, and the routes to platform and parts.
FROM nginx:1.28-alpine
ENV NGINX_ENTRYPOINT_LOCAL_RESOLVERS=1
ENV NGINX_ENVSUBST_FILTER="^(NGINX_LOCAL_RESOLVERS|LISTEN|SITE|HOSTS_MAP|PARTS_MAP|ACCESS_LOG|VENDOR_HOST|EDGE_TRUST|FRAME_ANCESTORS|PLATFORM_UPSTREAM|OPERATIONS_UPSTREAM)$"
ENV LISTEN=80 SITE=/srv/host/site HOSTS_MAP=/etc/nginx/hosts.map PARTS_MAP=/etc/nginx/parts.map ACCESS_LOG=/dev/stdout VENDOR_HOST=play.localhost
# Address of the operations. Without it the edge does not forward to them.
ENV OPERATIONS_UPSTREAM=
# EDGE_TRUST: address of a trusted proxy that ends TLS. FRAME_ANCESTORS: sites that may frame the documents. Default: none.
ENV EDGE_TRUST=unix: FRAME_ANCESTORS="'none'"
RUN rm /etc/nginx/conf.d/default.conf
COPY tools/deploy/nginx/hosts.map tools/deploy/nginx/parts.map /etc/nginx/
COPY tools/deploy/nginx/edge.conf.template /etc/nginx/templates/edge.conf.template
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s CMD wget -q -O /dev/null http://127.0.0.1/edge-health
