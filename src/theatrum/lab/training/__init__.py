"""Learning to judge positions, by playing: the whole loop behind `theatrum train`.

- `plan`: what is to be done, and with how much of everything;
- `playing`: one game a program plays with itself;
- `records`: one that was played already, played again;
- `keeping`: the positions that are kept of a game;
- `positions`: many kept positions, as columns;
- `fitting`: a network from positions (PyTorch: the extra `train`);
- `gating`: is the new network the better player?
- `loop`: generation after generation, in a folder, so that it can be stopped and goes on;
- `curves`: what came out, drawn;
- `stamp`: weights of a package, taken over under newer rules.
"""
