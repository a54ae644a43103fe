internal import Foundation

extension TextRequest {
  /// Adds all properties of the text.
  package func add(to fingerprint: inout Fingerprint) {
    switch content {
    case .plain(let string, let style):
      fingerprint.add(string)
      fingerprint.add(style.fingerprint)
    case .pieces(let pieces):
      fingerprint.add(-1 - pieces.count)
      for piece in pieces {
        fingerprint.add(piece.string)
        fingerprint.add(piece.style.fingerprint)
        piece.picture?.add(to: &fingerprint)
      }
    }
    fingerprint.add(paragraph.fewestLines ?? .min)
    fingerprint.add(paragraph.mostLines ?? .min)
    fingerprint.add(paragraph.lineSpacing)
    fingerprint.add(paragraph.smallestScale)
    fingerprint.add(paragraph.displayScale)
    fingerprint.add((paragraph.allowsTightening ? 4 : 0) + paragraph.truncation.rawValue)
  }
}

extension TextRequest.Picture {
  fileprivate func add(to fingerprint: inout Fingerprint) {
    fingerprint.add(size.width)
    fingerprint.add(size.height)
    fingerprint.add(baseline)
    fingerprint.add(isLetter ? 1 : 0)
  }
}

extension FontRequest {
  /// Adds all properties of the font.
  func add(to fingerprint: inout Fingerprint) {
    switch family {
    case .system(let design): fingerprint.add(design.rawValue)
    case .named(let name):
      fingerprint.add(-1)
      fingerprint.add(name)
    }
    fingerprint.add(size)
    fingerprint.add(lineHeight ?? .nan)
    fingerprint.add(leading)
    fingerprint.add(weight)
    fingerprint.add(width)
    let traits = [isItalic, hasMonospacedDigits, hasLowercaseSmallCaps, hasUppercaseSmallCaps]
    fingerprint.add(traits.reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
  }
}
