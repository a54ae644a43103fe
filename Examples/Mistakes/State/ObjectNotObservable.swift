import SwiftUI

final class Model { var count = 0 }

struct Page: View {
  @StateObject private var model = Model()  // mistake: 'Model' conform to 'ObservableObject'

  var body: some View {
    VStack {
      HStack { Text("\(model.count)") }
    }
  }
}
