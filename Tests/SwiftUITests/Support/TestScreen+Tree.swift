import CanopyPresentation
import CanopyScene
import Foundation
import SwiftUI

@testable import CanopyTesting

// The views in the tree, whether a person sees them or not. Tests of layout and of lazy containers look at these; what a person sees
// are `texts` and `find(_:)`.

extension TestScreen {
  /// The strings of all views in the tree, in reading order.
  var textsInTree: [String] { elements.filter { !$0.isWrapper }.compactMap(\.text) }

  /// Returns all elements in the tree with a text.
  func findAllInTree(_ text: String) -> [TestElement] { elements.filter { !$0.isWrapper && $0.text == text } }

  /// Returns the first element in the tree with a text.
  func findInTree(_ text: String) throws -> TestElement {
    guard let element = findAllInTree(text).first else {
      throw TestError(message: "There is no “\(text)” among \(textsInTree).")
    }
    return element
  }
}

extension TestPresentation {
  /// The strings of all views in the presentation, in reading order.
  var textsInTree: [String] {
    let layer = screen.layer(of: presentation)
    return (layer?.elements ?? []).compactMap { found in
      if case .element(let element) = found { screen.shownString(of: element) } else { nil }
    }
  }
}
