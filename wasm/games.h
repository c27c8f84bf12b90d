#pragma once

namespace hanadoku::wasm {

// Registers games with Embind, which takes as long as all else: called once, before the first game.
void BindGames();

}  // namespace hanadoku::wasm
