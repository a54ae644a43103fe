import CanopyPresentation
import CanopyCore

@testable import Benchmarks
import CanopyScene
import CanopyText

extension Stage {
  /// What is to be read on it, from top to bottom.
  var texts: [String] { trees.flatMap { texts(in: $0.element) } }

  private func texts(in element: ElementIndex) -> [String] {
    if let string = ViewRuntime.elements.string(of: element) { return [string] }
    var texts: [String] = []
    ViewRuntime.elements.forEachChild(of: element) { texts += self.texts(in: $0) }
    return texts
  }
}
