internal import CanopyDrawing
internal import Foundation
internal import Synchronization

/// What pictures are drawn with, for those that were drawn last.
final class Pictures: Sendable {
  static let shared = Pictures()

  enum Picture: Sendable {
    case pixels(PixelPicture)
    case lines(VectorPicture)

    /// How much memory it takes, in bytes; of lines nobody knows it.
    var cost: Int {
      switch self {
      case .pixels(let picture): picture.width * picture.height * 4
      case .lines: 1 << 18
      }
    }
  }

  private struct Known {
    let picture: Picture
    var lastUse: UInt64
  }

  private struct State: ~Copyable {
    var known: [DrawImage: Known] = [:]
    var cost = 0
    var uses: UInt64 = 0
  }

  /// Most bytes that are kept.
  static var capacity: Int { 128 << 20 }

  private let state = Mutex(State())

  func keep(_ picture: PixelPicture, of image: DrawImage) {
    let picture = Picture.pixels(picture)
    state.withLock { Self.keep(picture, of: image, &$0) }
  }

  /// What a picture is drawn with; nil if it cannot be opened.
  func picture(of image: DrawImage) -> Picture? {
    state.withLock { state in
      state.uses += 1
      if let known = state.known[image] {
        state.known[image]?.lastUse = state.uses
        return known.picture
      }
      guard let made = Self.make(image) else { return nil }
      Self.keep(made, of: image, &state)
      return made
    }
  }

  private static func make(_ image: DrawImage) -> Picture? {
    switch image.source {
    case .pixels(let pixels, let width, let height): PixelPicture(pixels, width, height).map { .pixels($0) }
    case .file(let file):
      image.isVector ? (try? VectorPicture(file)).map { .lines($0) } : (try? PixelPicture(file)).map { .pixels($0) }
    }
  }

  private static func keep(_ picture: Picture, of image: DrawImage, _ state: inout State) {
    state.uses += 1
    state.cost += picture.cost - (state.known[image]?.picture.cost ?? 0)
    state.known[image] = Known(picture: picture, lastUse: state.uses)
    while state.cost > capacity, state.known.count > 1,
      let oldest = state.known.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      state.known[oldest.key] = nil
      state.cost -= oldest.value.picture.cost
    }
  }
}
