#!/bin/bash
# Mounts an overlay over this machine's files, which takes all writes, and stays in it until it is killed.
# Reads NODE (the program), HOSTS (the names of the server) and HERE (the folder of this file).
set -e
mount -t tmpfs tmpfs /mnt
mkdir /mnt/written /mnt/work /mnt/server
mount -t overlay overlay -o lowerdir=/,upperdir=/mnt/written,workdir=/mnt/work /mnt/server
cd /mnt/server
mount -t proc proc proc
mount --rbind /dev dev
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs tmp
mount --bind "$NODE" usr/bin/node
ip link set lo up
echo "127.0.0.1 $HOSTS" >> etc/hosts
rm -rf etc/nginx/conf.d/* opt/receiver srv/* var/www/*.test
mount -t tmpfs tmpfs root
install -m 0755 "$HERE"/server-bin/* usr/local/sbin/
echo ready
# bash reaps processes that have ended.
exec chroot /mnt/server bash --norc -c 'cd /; sleep infinity & wait'
