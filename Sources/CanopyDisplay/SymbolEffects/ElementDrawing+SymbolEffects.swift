internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The effects on one symbol in a frame.
@MainActor
struct EffectsOnSymbol {
  private let players: [SymbolEffectPlayer]
  private let reducesMotion: Bool
  private let isMirrored: Bool

  /// Creates the effects on a symbol, which is redrawn while they play, or returns nil if there are none.
  init?(_ node: LayoutNode) {
    guard SymbolEffects.areUsed else { return nil }
    let environment = node.environment
    players = environment.symbolEffects.players
    if players.isEmpty { return nil }
    reducesMotion = environment.accessibilityReduceMotion
    isMirrored = node.surroundings.mirrors
    for player in players { player.add(node) }
  }

  /// Returns the current items of a piece of a symbol.
  func shown(
    _ items: [DisplayItem], _ piece: SymbolPiece, of steps: Int, in frame: CGRect, _ element: ElementIndex
  ) -> [DisplayItem] {
    let layer = SymbolLayer(level: piece.level, step: piece.step, steps: steps, isMirrored: isMirrored)
    var pose = SymbolPose()
    for player in players {
      if let next = player.pose(of: layer, reducesMotion: reducesMotion) { pose = pose.combined(with: next) }
    }
    if pose.opacity <= 0 { return [] }
    let faded = items._faded(to: pose.opacity)
    return pose.transform(in: frame).map { faded._grouped(.transform($0), of: element) } ?? faded
  }
}
