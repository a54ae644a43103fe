import CanopyCore
import SwiftUI

/// A view of which there are larger and smaller ones: with more rows, or deeper.
@MainActor
protocol SizedView: View {
  init(size: Int)
}

/// The number of rows in a group.
let rowsPerGroup = 100

/// The numbers of the rows in a group.
let rowNumbers = Array(0..<rowsPerGroup)
